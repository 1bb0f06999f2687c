/* global SwaggerUIBundle, SwaggerUIStandalonePreset */
SwaggerUIBundle({
  urls: [
    { name: 'Customers', url: '/api/docs/contract.json' },
    { name: 'Counter', url: '/api/docs/counter.json' },
  ],
  dom_id: '#reference',
  // The bar at the top selects the contract.
  presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
  layout: 'StandaloneLayout',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  // The default would send the contract to an external validator.
  validatorUrl: null,
});
