import type { MouseEvent, ReactNode, Ref } from 'react';
import { join } from '../../primitives/join.ts';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import * as css from './IconButton.css.ts';

export const iconButtonVariants = ['ghost', 'outlined'] as const;

interface Look {
  /** Its effect, for screen-reader users and as a tooltip: 'Back to dashboard'. */
  label: string;
  icon: ReactNode;
  variant?: (typeof iconButtonVariants)[number];
}

export interface IconButtonProps extends Look {
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** `submit` sends the form around it. */
  type?: 'button' | 'submit';
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button with a commonly known icon. When in doubt, use `Button` with words. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  type = 'button',
  onClick,
  ref,
}: IconButtonProps) {
  return (
    <button
      ref={ref}
      type={type === 'submit' ? 'submit' : 'button'}
      className={join(css.iconButton, css.variant[variant])}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {icon}
    </button>
  );
}

export interface IconLinkProps extends Look {
  href: string;
  state?: unknown;
}

/** The same as a link to another screen. */
export function IconLink({ label, icon, variant = 'ghost', href, state }: IconLinkProps) {
  return (
    <Anchor
      href={href}
      state={state}
      className={join(css.iconButton, css.variant[variant])}
      aria-label={label}
      title={label}
    >
      {icon}
    </Anchor>
  );
}
