import { useId, type ReactNode, type Ref } from 'react';
import { join } from '../../primitives/join.ts';
import { Key } from '../../primitives/Key/Key.tsx';
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import * as css from './RadioCards.css.ts';

export interface RadioCardOption<Value extends string> {
  value: Value;
  title: string;
  /** One line below the title. */
  description?: ReactNode;
  /** At the right of the title: a price. */
  detail?: string;
  /** 'Recommended', beside the title. In a narrow card it is below a title with a `detail`. */
  badge?: ReactNode;
  /** More content, below: a list of features. */
  body?: ReactNode;
  /** It cannot be chosen, and its description says why, with a link where one helps. The arrow keys still reach it, so that the reason is heard. */
  isOff?: boolean;
  /** As wide as all of the `RadioColumns`: one that differs from another in a single point. */
  wide?: boolean;
}

export interface RadioCardsProps<Value extends string> {
  /** The question: 'Verification package'. */
  legend: string;
  hideLegend?: boolean;
  options: readonly RadioCardOption<Value>[];
  /** The chosen value. '' without a choice. */
  value: Value | '';
  onChange: (value: Value) => void;
  /** Columns from 768 px up. */
  columns?: 1 | 2 | 3;
  /** Columns on a phone. Two tighter cards with short titles are side by side while they have room. */
  phoneColumns?: 1 | 2;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean;
  /** Each option is chosen by the key of its number, on a page with `useHotkeys`. One group of a page. */
  numbered?: boolean;
  /** The first option's control gets this id, for an error summary's link. */
  id?: string;
  /** The first option's control: it takes the focus after a missing or wrong choice. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A choice of one from a few options that need an explanation: packages, ways to pay. */
export function RadioCards<Value extends string>({
  legend,
  hideLegend = false,
  options,
  value,
  onChange,
  columns = 1,
  phoneColumns = 1,
  numbered = false,
  ref,
  ...field
}: RadioCardsProps<Value>) {
  const name = useId();
  return (
    <FieldGroup kind="radiogroup" label={legend} hideLabel={hideLegend} {...field}>
      {({ id }) => (
        <div className={join(css.cards, css.phoneColumns[phoneColumns], css.columns[columns])}>
          {options.map((option, index) => {
            const optionId = index === 0 ? id : `${id}-${option.value}`;
            const described = [
              ...(option.detail ? [`${optionId}-detail`] : []),
              ...(option.description ? [`${optionId}-more`] : []),
            ];
            return (
              <div
                key={option.value}
                className={join(css.card, option.wide && css.strip, option.isOff && css.off)}
              >
                <input
                  ref={index === 0 ? ref : undefined}
                  id={optionId}
                  className={css.radio}
                  type="radio"
                  name={name}
                  value={option.value}
                  checked={option.value === value}
                  aria-disabled={option.isOff}
                  aria-describedby={described.length > 0 ? described.join(' ') : undefined}
                  aria-keyshortcuts={numbered ? String(index + 1) : undefined}
                  onChange={() => {
                    if (option.isOff !== true) onChange(option.value);
                  }}
                />
                <div className={css.words}>
                  <div className={join(css.head, numbered && css.headWithKey)}>
                    <label htmlFor={optionId} className={css.title}>
                      {option.title}
                    </label>
                    {option.detail && (
                      <p id={`${optionId}-detail`} className={css.detail}>
                        {option.detail}
                      </p>
                    )}
                    {option.badge && (
                      <div className={join(css.badge, option.detail && css.badgeBelow)}>{option.badge}</div>
                    )}
                    {numbered && (
                      <span aria-hidden="true">
                        <Key>{String(index + 1)}</Key>
                      </span>
                    )}
                  </div>
                  {option.description && (
                    <p id={`${optionId}-more`} className={css.description}>
                      {option.description}
                    </p>
                  )}
                </div>
                {option.body && <div className={css.body}>{option.body}</div>}
              </div>
            );
          })}
        </div>
      )}
    </FieldGroup>
  );
}
