// Controls of the editor for the props of islands, made from their contracts.
window.ceWidgetsControl = ((wp) => {
  const { FormTokenField, Notice, SelectControl, TextControl, TextareaControl, ToggleControl } = wp.components;
  const { useDebounce, useInstanceId } = wp.compose;
  const { apiFetch } = wp;
  const { createElement: el, Fragment, useCallback, useState } = wp.element;
  const { __, sprintf } = wp.i18n;

  /** Milliseconds after the last letter until products are looked for. */
  const PAUSE = 500;

  /** A control for one prop; `undefined` stands for its default. */
  function Control({ field, value, onChange }) {
    const { kind, label, help, options, isRequired } = field;
    const common = {
      label: isRequired
        ? /* translators: %s: name of a setting. */
          sprintf(__('%s (required)', 'ce-widgets'), label)
        : label,
      help,
      __nextHasNoMarginBottom: true,
    };
    const setText = (text) => onChange(text === '' ? undefined : text);
    switch (kind) {
      case 'flag':
        return el(ToggleControl, { ...common, checked: value ?? field.default === true, onChange });
      case 'choice':
        return el(SelectControl, {
          ...common,
          value: value ?? '',
          options: [
            { label: defaultLabel(field), value: '' },
            ...options.map((option) => ({ label: option, value: option })),
          ],
          onChange: setText,
        });
      case 'choices':
      case 'texts':
        return el(Tokens, { common, field, value, onChange });
      case 'number':
        return el(TextControl, {
          ...common,
          type: 'number',
          value: value ?? '',
          placeholder: placeholderOf(field),
          onChange: (text) => onChange(text === '' ? undefined : Number(text)),
        });
      case 'json':
        return el(Json, { common, field, value, onChange });
      default:
        return field.name === 'productId'
          ? el(Product, { common, value, onChange: setText })
          : el(TextControl, {
              ...common,
              value: value ?? '',
              placeholder: placeholderOf(field),
              onChange: setText,
            });
    }
  }

  /** The id of a product: typed, or chosen among those that a name finds. */
  function Product({ common, value = '', onChange }) {
    const id = useInstanceId(Product, 'ce-widgets-products');
    const [products, setProducts] = useState([]);
    const [fault, setFault] = useState('');
    // The same function in each render: a new one would take back the call that waits.
    const load = useCallback((term) => {
      apiFetch({ path: `/ce-widgets/v1/products?term=${encodeURIComponent(term)}` }).then(
        (found) => {
          setProducts(found);
          setFault('');
        },
        ({ message }) => setFault(message),
      );
    }, []);
    const find = useDebounce(load, PAUSE);
    return el(
      Fragment,
      null,
      el(TextControl, {
        ...common,
        help: fault
          ? /* translators: %s: why. */
            sprintf(__('Its id or code. Names find nothing: %s', 'ce-widgets'), fault)
          : __('Its id or code; or type a name and choose.', 'ce-widgets'),
        list: id,
        value,
        onChange: (text) => {
          onChange(text);
          if (text !== '') find(text);
        },
      }),
      el(
        'datalist',
        { id },
        products.map(({ id: product, name }) => el('option', { key: product, value: product }, name)),
      ),
    );
  }

  function defaultLabel(field) {
    return field.default === undefined
      ? __('Default', 'ce-widgets')
      : /* translators: %s: the default value. */
        sprintf(__('Default: %s', 'ce-widgets'), field.default);
  }

  function placeholderOf(field) {
    return field.default === undefined || field.default === null ? '' : String(field.default);
  }

  /** Several values in their order: the first often matters. */
  function Tokens({ common, field, value, onChange }) {
    const { options, help } = field;
    const isChoice = options.length > 0;
    return el(
      'div',
      { className: 'ce-widgets-control' },
      el(FormTokenField, {
        label: common.label,
        value: value ?? [],
        suggestions: options,
        placeholder: Array.isArray(field.default) ? field.default.join(', ') : '',
        __experimentalShowHowTo: !isChoice,
        __experimentalExpandOnFocus: isChoice,
        __experimentalValidateInput: (text) => !isChoice || options.includes(text),
        __nextHasNoMarginBottom: true,
        onChange: (values) => onChange(values.length > 0 ? values : undefined),
      }),
      el('p', { className: 'ce-widgets-help' }, help),
    );
  }

  /** A value that has no control of its own. What is no JSON stays in the field and is not saved. */
  function Json({ common, field, value, onChange }) {
    const [text, setText] = useState(value === undefined ? '' : JSON.stringify(value, null, 2));
    const [fault, setFault] = useState('');
    const change = (next) => {
      setText(next);
      try {
        onChange(next.trim() === '' ? undefined : JSON.parse(next));
        setFault('');
      } catch (error) {
        setFault(error.message);
      }
    };
    return el(
      'div',
      { className: 'ce-widgets-control' },
      el(TextareaControl, {
        ...common,
        className: 'ce-widgets-json',
        value: text,
        placeholder: field.default === undefined ? '' : JSON.stringify(field.default),
        onChange: change,
      }),
      fault &&
        el(
          Notice,
          { status: 'error', isDismissible: false, spokenMessage: fault, politeness: 'polite' },
          fault,
        ),
    );
  }

  return Control;
})(window.wp);
