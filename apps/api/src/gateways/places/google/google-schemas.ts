import * as v from 'valibot';

/** What is read of the answers of Google's services; whatever else they hold is left alone. */

const text = v.object({ text: v.string() });
const types = v.optional(v.array(v.string()), []);

/** `POST /v1/places:autocomplete`; without a suggestion it answers `{}`. */
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

/** A part of an address, as either service names it. */
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

/** `GET /maps/api/geocode/json`, which answers 200 whatever its `status` says. */
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

/** What a refusal says, of the services under places.googleapis.com. */
export const errorAnswer = v.object({
  error: v.object({
    status: v.optional(v.string()),
    message: v.optional(v.string()),
    details: v.optional(v.array(v.object({ reason: v.optional(v.string()) })), []),
  }),
});
