import { configure } from '@testing-library/react';

/** Who is late on a busy machine is not wrong: a test of a screen waits longer than the second it would wait by itself. */
configure({ asyncUtilTimeout: 30_000 });
