/* global SwaggerUIBundle */
const CONTRACTS = {
  customers: '/api/docs/contract.json',
  counter: '/api/docs/counter.json',
};
const requested = new URLSearchParams(location.search).get('contract');
const name = requested === 'counter' ? 'counter' : 'customers';
document.querySelector(`a[href="?contract=${name}"]`).setAttribute('aria-current', 'page');

SwaggerUIBundle({
  url: CONTRACTS[name],
  dom_id: '#reference',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  // The default would send the contract to an external validator.
  validatorUrl: null,
});
