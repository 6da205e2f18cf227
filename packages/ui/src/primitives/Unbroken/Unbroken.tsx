import * as css from './Unbroken.css.ts';

export interface UnbrokenProps {
  /** Short enough for the narrowest line: '24-48', 'M-PESA'. */
  children: string;
}

/**
 * A part of a text that forms a unit and never breaks at the end of a line. To keep a whole text on its line use
 * `Text`.
 */
export function Unbroken({ children }: UnbrokenProps) {
  return <span className={css.unbroken}>{children}</span>;
}

/** A duration as texts and stored data spell it. A browser would break '24-48 hours' behind the hyphen. */
const DURATION = /((?:saa )?\d+-\d+(?: (?:business )?(?:hours|days))?)/;

export interface UnbrokenDurationsProps {
  /** A text that may name a duration: 'This usually takes 24-48 hours.' */
  children: string;
}

/** A text in which no duration breaks at the end of a line. */
export const UnbrokenDurations = ({ children }: UnbrokenDurationsProps) =>
  children
    .split(DURATION)
    // Every second part is a duration.
    .map((part, place) => (place % 2 === 1 ? <Unbroken key={part}>{part}</Unbroken> : part));
