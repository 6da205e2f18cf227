import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { join } from '../../primitives/join.ts';
import * as css from './Stamps.css.ts';

export interface PassportStamp {
  readonly id: string;
  /** 'Identity'. */
  readonly label: string;
  /** Its date, or what it would add: '+20 points'. */
  readonly text: string;
  readonly isEarned: boolean;
}

/** A stamp for each check that counts. One that is not earned yet is an empty place. */
export function Stamps({
  title,
  stamps,
}: {
  readonly title: string;
  readonly stamps: readonly PassportStamp[];
}) {
  return (
    <>
      <p className={css.title}>{title}</p>
      <ul className={css.stamps}>
        {stamps.map(({ id, label, text, isEarned }) => (
          <li key={id} className={join(css.stamp, isEarned && css.earned)}>
            <span className={css.label}>
              {isEarned && <CheckIcon size="small" />}
              {label}
            </span>
            <span className={css.text}>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
