import 'react';

declare module 'react' {
  /** Dynamic values are written as private custom properties (docs/architecture.md, "Isolation"). */
  interface CSSProperties {
    [name: `--ce-_${string}`]: string | number | undefined;
  }
}
