import { makeIcon } from './make-icon.tsx';

export const CrossIcon = makeIcon(<path d="m6.5 6.5 11 11m0-11-11 11" />);
