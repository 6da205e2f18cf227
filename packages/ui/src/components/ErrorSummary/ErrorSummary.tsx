import { useId, useLayoutEffect, useRef } from 'react';
import { scrollToSection } from '../../scroll-to-section.ts';
import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
import * as css from './ErrorSummary.css.ts';

export interface FormError {
  /** The id of the field. Left out for an error of the whole form. */
  fieldId?: string;
  /** The same words as at the field. */
  message: string;
  /** Opens the field's screen, where the form has several. Without it, the field is on this screen. */
  onFollow?: () => void;
}

export interface ErrorSummaryProps {
  errors: readonly FormError[];
  /** The number of failed attempts. Each new one moves the focus to the summary, but a correction does not. */
  attempt?: number;
}

const english: Words['errorSummary'] = { title: 'There is a problem' };

/** All errors of a form, above it, after a failed attempt. It takes the focus, and each entry leads to its field. */
export function ErrorSummary({ errors, attempt = 0 }: ErrorSummaryProps) {
  const words = useWords('errorSummary', english);
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const any = errors.length > 0;
  const told = useRef(-1);
  // The focus moves before the paint: a later move would leave a field in which the reader already corrects an error.
  useLayoutEffect(() => {
    if (!any || told.current === attempt) return;
    told.current = attempt;
    box.current?.focus();
  }, [any, attempt]);
  if (!any) return null;
  return (
    <div ref={box} className={css.summary} tabIndex={-1} role="alert" aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        {words.title}
      </h2>
      <ul>
        {errors.map(({ fieldId, message, onFollow }) => (
          <li key={`${fieldId ?? ''} ${message}`}>
            {fieldId === undefined ? (
              message
            ) : (
              <a
                className={css.link}
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  if (onFollow) onFollow();
                  else scrollToSection(fieldId, 'center');
                }}
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
