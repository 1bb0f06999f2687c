import { createContext } from 'react';

/** IANA time zone of all times at the counter; UTC until the session is loaded. */
export const TimeZoneContext = createContext('UTC');
