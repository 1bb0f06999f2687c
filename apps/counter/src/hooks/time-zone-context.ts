import { createContext } from 'react';

/** IANA time zone of all times at the counter. */
export const TimeZoneContext = createContext('Asia/Kuala_Lumpur');
