import './reset.css.ts';
import { makeTheme } from './make-theme.ts';

makeTheme('landing');
