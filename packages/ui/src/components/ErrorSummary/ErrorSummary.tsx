import { useId, useLayoutEffect, useRef } from 'react';
import { scrollToSection } from '../../scroll-to-section.ts';
import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
import * as css from './ErrorSummary.css.ts';

export interface FormError {
  /** The id given to the field; left out for what concerns the whole form. */
  fieldId?: string;
  /** The same words as at the field. */
  message: string;
  /** Leads to the field where it is on another screen of the form; without it the field is taken to be on this one. */
  onFollow?: () => void;
}

export interface ErrorSummaryProps {
  errors: readonly FormError[];
  /** How many attempts have failed: at each new one the summary takes the focus again, not while errors are being mended. */
  attempt?: number;
}

const english: Words['errorSummary'] = { title: 'There is a problem' };

/** All that is wrong with a form, above it, after a failed attempt. Takes the focus; each entry leads to its field. */
export function ErrorSummary({ errors, attempt = 0 }: ErrorSummaryProps) {
  const words = useWords('errorSummary', english);
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const any = errors.length > 0;
  const told = useRef(-1);
  // Before it is seen: whoever saw it and began to mend would have the focus taken out of the field.
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
