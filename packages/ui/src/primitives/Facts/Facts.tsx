import { Fragment } from 'react';
import * as css from './Facts.css.ts';

export interface FactsProps {
  /** What distinguishes one of many: role, place, years. Each at most once. */
  children: readonly string[];
}

/** Facts in a line with dots between them. A fact goes to the next line as a whole, and no dot begins or ends a line. */
export const Facts = ({ children }: FactsProps) => (
  <span className={css.facts}>
    {children.map((fact, place) => (
      <Fragment key={fact}>
        {place > 0 && ' '}
        <span className={css.fact}>
          {place > 0 && (
            <span className={css.dot} aria-hidden="true">
              {'· '}
            </span>
          )}
          {fact}
        </span>
      </Fragment>
    ))}
  </span>
);
