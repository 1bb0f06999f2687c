"""A parametric kitchen: vessels, staples, toppings and garnishes as functions."""
