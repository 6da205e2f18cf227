import { makeIcon } from './make-icon.tsx';

export const ChevronDownIcon = makeIcon(<path d="m6 9.5 6 6 6-6" />);
