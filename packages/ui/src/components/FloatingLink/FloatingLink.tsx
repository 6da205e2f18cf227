import type { ReactNode } from 'react';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import * as css from './FloatingLink.css.ts';

export interface FloatingLinkProps {
  /** What it is for, for those who listen and those who hover: 'Chat with us'. */
  label: string;
  icon: ReactNode;
  /** An address of another app or site; it opens beside this one. */
  href: string;
}

/** The one thing that is in reach wherever somebody has scrolled to: help. It floats above a tab bar; put it last. */
export function FloatingLink({ label, icon, href }: FloatingLinkProps) {
  return (
    <div className={css.room}>
      <Anchor
        href={href}
        className={css.link}
        aria-label={label}
        title={label}
        target="_blank"
        rel="noopener noreferrer"
      >
        {icon}
      </Anchor>
    </div>
  );
}
