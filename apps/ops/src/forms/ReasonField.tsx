import { TextArea, type TextAreaProps } from '@repo/ui/components/TextArea';
import { REASON_LENGTH } from './reason.ts';

/** The reason of a change. Its hint says who reads it. */
export const ReasonField = (field: Omit<TextAreaProps, 'label'>) => (
  <TextArea label="Reason" required rows={2} counterLimit={REASON_LENGTH} {...field} />
);
