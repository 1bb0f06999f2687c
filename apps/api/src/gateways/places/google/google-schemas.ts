import * as v from 'valibot';

/** Schemas of Google's responses, limited to the fields that the server reads. */

const text = v.object({ text: v.string() });
const types = v.optional(v.array(v.string()), []);

/** `POST /v1/places:autocomplete`; returns `{}` without suggestions. */
export const autocompleteAnswer = v.object({
  suggestions: v.optional(
    v.array(
      v.object({
        placePrediction: v.optional(
          v.object({
            placeId: v.string(),
            text,
            structuredFormat: v.optional(
              v.object({ mainText: text, secondaryText: v.optional(text) }),
            ),
            types,
            distanceMeters: v.optional(v.number()),
          }),
        ),
      }),
    ),
    [],
  ),
});

/** A part of an address, normalised across both services. */
export interface AddressComponent {
  readonly name: string;
  readonly shortName: string;
  readonly types: readonly string[];
}

/** `GET /v1/places/{id}`. */
export const detailAnswer = v.object({
  id: v.string(),
  displayName: v.optional(text),
  formattedAddress: v.string(),
  location: v.object({ latitude: v.number(), longitude: v.number() }),
  types,
  addressComponents: v.array(
    v.pipe(
      v.object({ longText: v.string(), shortText: v.optional(v.string()), types }),
      v.transform(
        ({ longText, shortText, types: kinds }): AddressComponent => ({
          name: longText,
          shortName: shortText ?? longText,
          types: kinds,
        }),
      ),
    ),
  ),
});

/** `GET /maps/api/geocode/json`, which returns HTTP 200 for every `status`. */
export const geocodeAnswer = v.object({
  status: v.string(),
  error_message: v.optional(v.string()),
  results: v.optional(
    v.array(
      v.object({
        formatted_address: v.string(),
        types,
        address_components: v.array(
          v.pipe(
            v.object({ long_name: v.string(), short_name: v.string(), types }),
            v.transform(
              ({ long_name, short_name, types: kinds }): AddressComponent => ({
                name: long_name,
                shortName: short_name,
                types: kinds,
              }),
            ),
          ),
        ),
      }),
    ),
    [],
  ),
});

/** Error response of places.googleapis.com. */
export const errorAnswer = v.object({
  error: v.object({
    status: v.optional(v.string()),
    message: v.optional(v.string()),
    details: v.optional(v.array(v.object({ reason: v.optional(v.string()) })), []),
  }),
});
