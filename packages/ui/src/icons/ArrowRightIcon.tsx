import { makeIcon } from './make-icon.tsx';

export const ArrowRightIcon = makeIcon(<path d="M5 12h14m-6-6.5 6.5 6.5-6.5 6.5" />);
