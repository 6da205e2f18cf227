import { useId } from 'react';
import { join } from '../../primitives/join.ts';
import * as css from './Passport.css.ts';

/** The ground of the card: the roof of the brand's mark, woven. Of foil in the metal of a tier. */
export function Weave({ metal }: { readonly metal?: keyof typeof css.foilWeave | undefined }) {
  const id = useId();
  return (
    <svg className={join(css.weave, metal && css.foilWeave[metal])} aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width="28" height="24" patternUnits="userSpaceOnUse">
          <path
            d="M-2 24 14 -4l16 28M-2 0 14 28 30 0"
            fill="none"
            stroke="currentColor"
            strokeWidth="3"
            strokeLinecap="round"
          />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
