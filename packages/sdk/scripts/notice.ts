/** First line of every generated file. */
export const notice = '// Generated from openapi/ by `npm run generate`. Do not edit.\n\n';
