import { makeIcon } from './make-icon.tsx';

export const ShieldIcon = makeIcon(
  <>
    <path d="M12 2.8c2.3 1.7 4.9 2.5 7.5 2.7v6c0 4.7-2.9 8.1-7.5 9.7-4.6-1.6-7.5-5-7.5-9.7v-6c2.6-.2 5.2-1 7.5-2.7Z" />
    <path d="m8.7 12 2.4 2.4 4.3-4.4" />
  </>,
);
