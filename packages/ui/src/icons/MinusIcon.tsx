import { makeIcon } from './make-icon.tsx';

export const MinusIcon = makeIcon(<path d="M6 12h12" />);
