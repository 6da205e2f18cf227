import { useState } from 'react';
import { join } from '../../primitives/join.ts';
import * as css from './Avatar.css.ts';

export const avatarSizes = ['small', 'medium', 'large'] as const;

export interface AvatarProps {
  /** At most two letters. `@repo/domain/initials` makes them from a name or a phone number. */
  initials: string;
  /** A photo over the initials. While it loads, and where it fails, the initials are visible. */
  photo?: string | undefined;
  size?: (typeof avatarSizes)[number];
}

/** A person's photo or initials. It stands beside the name, so screen readers skip it. */
export function Avatar({ initials, photo, size = 'medium' }: AvatarProps) {
  const [outcome, setOutcome] = useState<{ of: string; came: boolean }>();
  const came = outcome !== undefined && outcome.of === photo ? outcome.came : undefined;
  return (
    <span
      className={join(
        css.avatar,
        css.size[size],
        size === 'large' && photo !== undefined && came !== false && css.framed,
      )}
      aria-hidden="true"
    >
      {came !== true && initials}
      {photo !== undefined && came !== false && (
        <img
          className={css.photo}
          src={photo}
          alt=""
          loading="lazy"
          decoding="async"
          onLoad={() => {
            setOutcome({ of: photo, came: true });
          }}
          onError={() => {
            setOutcome({ of: photo, came: false });
          }}
        />
      )}
    </span>
  );
}
