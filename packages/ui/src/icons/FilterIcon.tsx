import { makeIcon } from './make-icon.tsx';

export const FilterIcon = makeIcon(<path d="M4 6.5h16M7 12h10M10 17.5h4" />);
