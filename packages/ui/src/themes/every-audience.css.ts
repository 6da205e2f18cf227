import './reset.css.ts';
import { audiences } from './audiences.ts';
import { makeFixedTheme } from './make-theme.ts';

// Only Storybook imports this: every theme at once, chosen by attributes of the root element.
for (const audience of audiences) {
  for (const mode of ['light', 'dark'] as const) {
    makeFixedTheme(`:root[data-audience='${audience}'][data-mode='${mode}']`, audience, mode);
  }
}
