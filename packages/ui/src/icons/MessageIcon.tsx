import { makeIcon } from './make-icon.tsx';

export const MessageIcon = makeIcon(
  <>
    <path d="M20.5 5v11a1.5 1.5 0 0 1-1.5 1.5H9.5L5 21v-3.5a1.5 1.5 0 0 1-1.5-1.5V5A1.5 1.5 0 0 1 5 3.5h14A1.5 1.5 0 0 1 20.5 5Z" />
    <path d="M8 8.5h8M8 12.5h5" />
  </>,
);
