import { useState } from 'react';
import { join } from '../../primitives/join.ts';
import * as css from './Avatar.css.ts';

export const avatarSizes = ['small', 'medium', 'large'] as const;

export interface AvatarProps {
  /** At most two letters; `@repo/domain/initials` makes them from a name or a phone. */
  initials: string;
  /** A picture over them. Until it has come, and where it never does, the initials are seen. */
  photo?: string | undefined;
  size?: (typeof avatarSizes)[number];
}

/** Somebody's picture or initials. It stands beside the name, so readers pass it by. */
export function Avatar({ initials, photo, size = 'medium' }: AvatarProps) {
  const [outcome, setOutcome] = useState<{ of: string; came: boolean }>();
  const came = outcome !== undefined && outcome.of === photo ? outcome.came : undefined;
  return (
    <span className={join(css.avatar, css.size[size])} aria-hidden="true">
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
