// A format of text: a link that opens an overlay, such as the login.
((wp, { islands, links }) => {
  const { registerFormatType, applyFormat, removeFormat, getActiveFormat, create, insert } = wp.richText;
  const { RichTextToolbarButton } = wp.blockEditor;
  const { Button, Popover, SelectControl, TextControl } = wp.components;
  const { createElement: el, Fragment, useState } = wp.element;
  const { __ } = wp.i18n;

  const TYPE = 'ce-widgets/opener';
  const openers = islands.filter(({ isOpened }) => isOpened);

  registerFormatType(TYPE, {
    title: __('Opens a dialog', 'ce-widgets'),
    tagName: 'a',
    className: 'ce-opener',
    attributes: { href: 'href', island: 'data-ce-open', props: 'data-ce-props' },
    edit: Edit,
  });

  function Edit({ value, onChange, onFocus, isActive, contentRef }) {
    const [isOpen, setOpen] = useState(false);
    const close = () => {
      setOpen(false);
      // The button that opened it may be in a menu that is closed by now.
      onFocus();
    };
    return el(
      Fragment,
      null,
      el(RichTextToolbarButton, {
        icon: 'external',
        title: __('Opens a dialog', 'ce-widgets'),
        isActive,
        onClick: () => setOpen(!isOpen),
      }),
      isOpen &&
        el(
          Popover,
          { anchor: contentRef.current, placement: 'bottom-start', onClose: close },
          el(Form, { value, onChange, isActive, close }),
        ),
    );
  }

  function Form({ value, onChange, isActive, close }) {
    const current = getActiveFormat(value, TYPE)?.attributes ?? {};
    const [island, setIsland] = useState(current.island ?? 'login');
    const [props, setProps] = useState(readProps(current.props));
    const { fields, summary, title } = openers.find(({ name }) => name === island) ?? openers[0];
    const texts = fields.filter(({ kind }) => kind === 'text' || kind === 'choice');
    const apply = (event) => {
      event.preventDefault();
      const own = Object.fromEntries(
        texts.filter(({ name }) => props[name]).map(({ name }) => [name, props[name]]),
      );
      const format = {
        type: TYPE,
        attributes: {
          href: pageOf(island),
          island,
          ...(Object.keys(own).length > 0 && { props: JSON.stringify(own) }),
        },
      };
      // Without a selection the link gets a text of its own.
      onChange(
        value.start === value.end && !isActive
          ? insert(value, applyFormat(create({ text: title }), format, 0, title.length))
          : applyFormat(value, format),
      );
      close();
    };
    return el(
      'form',
      { onSubmit: apply, style: { padding: 16, width: 300 } },
      el(SelectControl, {
        label: __('Dialog', 'ce-widgets'),
        help: summary,
        value: island,
        options: openers.map((each) => ({ label: each.title, value: each.name })),
        onChange: setIsland,
      }),
      ...texts.map(({ name, label, help, kind, options }) =>
        el(kind === 'choice' ? SelectControl : TextControl, {
          key: name,
          label,
          help,
          value: props[name] ?? '',
          ...(kind === 'choice' && {
            options: ['', ...options].map((option) => ({ label: option, value: option })),
          }),
          onChange: (text) => setProps({ ...props, [name]: text }),
        }),
      ),
      el(
        Button,
        { variant: 'primary', type: 'submit' },
        isActive ? __('Change', 'ce-widgets') : __('Insert', 'ce-widgets'),
      ),
      isActive &&
        el(
          Button,
          {
            variant: 'tertiary',
            isDestructive: true,
            onClick: () => {
              onChange(removeFormat(value, TYPE));
              close();
            },
          },
          __('Remove', 'ce-widgets'),
        ),
    );
  }

  function readProps(json) {
    try {
      return json ? JSON.parse(json) : {};
    } catch {
      return {};
    }
  }

  /** The page that does the same without the script. */
  function pageOf(island) {
    const key = island === 'forgot-password' ? 'forgotPassword' : island;
    return links[key] ?? `#${island}`;
  }
})(window.wp, window.ceWidgetsEditor);
