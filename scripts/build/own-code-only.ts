import type { Plugin } from 'esbuild';

/** Fails the npm package's build where it would hold code of others, whose licences would then have to come along. */
export const ownCodeOnly: Plugin = {
  name: 'own-code-only',
  setup(build) {
    build.initialOptions.metafile = true;
    build.onEnd(({ metafile }) => {
      const foreign = Object.keys(metafile?.inputs ?? {}).find((path) => path.includes('node_modules/'));
      if (!foreign) return {};
      return { errors: [{ text: `${foreign} is bundled: make its package a dependency, or keep it out.` }] };
    });
  },
};
