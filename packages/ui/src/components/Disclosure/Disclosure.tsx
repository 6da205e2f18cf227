import { useState, type ReactNode } from 'react';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx';
import { join } from '../../primitives/join.ts';
import * as css from './Disclosure.css.ts';

export const disclosureLooks = ['boxed', 'plain', 'button'] as const;

export interface DisclosureProps {
  /** The hidden content: 'Filter by Role'. */
  label: string;
  /** The current setting of the hidden content, shown while it is closed: 'Nannies'. */
  note?: string | undefined;
  icon?: ReactNode;
  /**
   * `boxed` over the whole width, `plain`: words at the end of their line, which leave the rest of it free, or `button`
   * for an act that few need.
   */
  look?: (typeof disclosureLooks)[number];
  defaultOpen?: boolean;
  /** Whether it is open, where the owner decides: a form opens what has an error in it. */
  open?: boolean;
  /** Each opening and closing, which the owner of `open` follows. */
  onOpenChange?: (open: boolean) => void;
  /** A function is called when it is first opened: for content that is costly to draw, and rarely wanted. */
  children: ReactNode | (() => ReactNode);
}

/** Content that opens below its own line: filters, technical details. It works before any script has loaded. */
export function Disclosure({
  label,
  note,
  icon,
  look = 'boxed',
  defaultOpen = false,
  open,
  onOpenChange,
  children,
}: DisclosureProps) {
  const [wasOpen, setWasOpen] = useState(defaultOpen);
  return (
    <details
      className={join(css.disclosure, css.look[look])}
      open={open ?? defaultOpen}
      onToggle={({ currentTarget }) => {
        setWasOpen((before) => before || currentTarget.open);
        onOpenChange?.(currentTarget.open);
      }}
    >
      <summary className={join(css.summary, css.line[look])}>
        {icon}
        <span className={css.words}>
          {label}
          {note && <span className={css.note}>{` · ${note}`}</span>}
        </span>
        <span className={css.arrow}>
          <ChevronDownIcon />
        </span>
      </summary>
      <div className={join(css.panel, css.content[look])}>
        {typeof children === 'function' ? wasOpen && children() : children}
      </div>
    </details>
  );
}
