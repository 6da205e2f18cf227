import { RadioCards, type RadioCardsProps } from '../RadioCards/RadioCards.tsx';
import * as css from './RadioRows.css.ts';

export type RadioRowsProps<Value extends string> = Omit<RadioCardsProps<Value>, 'columns' | 'phoneColumns'>;

/** `RadioCards` joined to one list of low rows, for a choice that is one field of a longer form. */
export const RadioRows = <Value extends string>(props: RadioRowsProps<Value>) => (
  <div className={css.rows}>
    <RadioCards {...props} />
  </div>
);
