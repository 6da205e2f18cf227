import { makeIcon } from './make-icon.tsx';

export const ArrowLeftIcon = makeIcon(<path d="M19 12H5m6-6.5L4.5 12l6.5 6.5" />);
