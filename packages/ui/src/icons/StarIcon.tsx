import { makeIcon } from './make-icon.tsx';

export const StarIcon = makeIcon(
  <path d="m12 3.3 2.7 5.5 6 .9-4.3 4.2 1 6-5.4-2.8-5.4 2.8 1-6-4.3-4.2 6-.9L12 3.3Z" />,
);
