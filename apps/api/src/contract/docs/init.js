/* global SwaggerUIBundle */
SwaggerUIBundle({
  url: '/api/docs/contract.json',
  dom_id: '#reference',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  // The default would send the contract to an external validator.
  validatorUrl: null,
});
