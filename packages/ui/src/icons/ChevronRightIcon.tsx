import { makeIcon } from './make-icon.tsx';

export const ChevronRightIcon = makeIcon(<path d="m9.5 6 6 6-6 6" />);
