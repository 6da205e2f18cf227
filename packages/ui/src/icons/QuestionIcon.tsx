import { makeIcon } from './make-icon.tsx';

export const QuestionIcon = makeIcon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M9.6 9.3a2.5 2.5 0 0 1 4.9.6c0 1.7-2.5 2-2.5 3.6M12 16.6v.1" />
  </>,
);
