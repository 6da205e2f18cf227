import { paths } from '../paths.ts';

/** The name of the parameter with the request to which an address leads. */
export const REQUEST_PARAMETER = 'request';

/** The page of the requests, at one of them. */
export const addressOfRequest = (id: string): string => `${paths.requests}?${REQUEST_PARAMETER}=${id}`;
