import { useId, type Ref } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { radio } from '../ChipGroup/ChipGroup.css.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import { Star } from '../StarRating/Star.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
import * as css from './StarPicker.css.ts';

export const starCounts = [1, 2, 3, 4, 5] as const;
export type StarCount = (typeof starCounts)[number];

export interface StarPickerProps extends FieldProps {
  /** The chosen stars. 0 without a choice. */
  value: StarCount | 0;
  onChange: (stars: StarCount) => void;
  /** It cannot be changed. The hint says why. */
  disabled?: boolean;
  /** The name of a star, beside the row and for screen readers. The default is '1 star', '2 stars'. */
  starLabel?: (stars: StarCount) => string;
  /** The chosen star, or the first one without a choice. */
  ref?: Ref<HTMLInputElement> | undefined;
}

const english: Words['starPicker'] = {
  stars: (stars) => (stars === 1 ? '1 star' : `${String(stars)} stars`),
};

/** A choice of one to five stars. The arrow keys move the choice. To show a rating use `StarRating`. */
export function StarPicker({ value, onChange, disabled, starLabel, ref, ...frame }: StarPickerProps) {
  const words = useWords('starPicker', english);
  const say = starLabel ?? words.stars;
  const ownName = useId();
  return (
    <FieldGroup {...frame} kind="radiogroup" disabled={disabled}>
      {({ id, name }) => (
        <div className={css.row}>
          <div className={css.stars}>
            {starCounts.map((stars) => (
              <label key={stars} className={css.star}>
                <input
                  {...(stars === (value || 1) && { id, ref })}
                  className={radio}
                  type="radio"
                  name={name ?? ownName}
                  value={stars}
                  checked={stars === value}
                  onChange={() => {
                    onChange(stars);
                  }}
                />
                <VisuallyHidden>{say(stars)}</VisuallyHidden>
                <Star share={stars <= value ? 1 : 0} size="large" />
              </label>
            ))}
          </div>
          {value !== 0 && (
            <span className={css.words} aria-hidden="true">
              {say(value)}
            </span>
          )}
        </div>
      )}
    </FieldGroup>
  );
}
