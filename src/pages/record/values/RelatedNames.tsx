import MuiLink from '@mui/material/Link';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { FieldModel, OptionsModel } from '../../../../codegen/model/fields.ts';
import type { RouteRecord } from '../../../../codegen/model/routes.ts';
import { canLookUp } from '../../../fields/options.ts';
import type { OptionValue } from '../../../fields/optionValue.ts';
import { useChosenOptions } from '../../../fields/useOptions.ts';
import { useResourceRoutes } from '../../useResourceRoutes.ts';
import { useIsReadable } from './useRelatedRecords.ts';

interface RelatedNamesProps {
  readonly field: FieldModel;
  readonly options: OptionsModel;
  readonly ids: readonly OptionValue[];
  readonly route: RouteRecord | undefined;
}

/** Related records by name, fetched by id where this user may see them; each links to its page. */
export function RelatedNames({ route, ...rest }: RelatedNamesProps) {
  const { to } = rest.field;
  if (to === undefined || route === undefined)
    return <NameList {...rest} route={route} isReadable />;
  return <NamesOfResource {...rest} route={route} to={to} />;
}

function NamesOfResource({
  to,
  ...rest
}: RelatedNamesProps & { readonly to: string; readonly route: RouteRecord }) {
  return <NameList {...rest} isReadable={useIsReadable(to, rest.route)} />;
}

function NameList({
  field,
  options,
  ids,
  route,
  isReadable,
}: RelatedNamesProps & { readonly isReadable: boolean }) {
  const chosen = useChosenOptions(options, ids, [], isReadable);
  const target = canLookUp(options) ? field.to : undefined;
  return chosen.map(({ value, label }, index) => (
    <Fragment key={value}>
      {index > 0 && ', '}
      <RelatedLink
        target={target}
        id={value}
        name={label}
        route={route}
        inText={chosen.length > 1}
      />
    </Fragment>
  ));
}

interface RelatedLinkProps {
  /** The resource of the record; without one there is no link. */
  readonly target: string | undefined;
  readonly id: OptionValue;
  readonly name: string;
  readonly route: RouteRecord | undefined;
  /** Underlined within text, where colour alone is not enough (WCAG 2.2, criterion 1.4.1). */
  readonly inText?: boolean;
}

/** The name of a record, as a link for users who may open its page (contract: shell, section 9). */
export function RelatedLink({ target, route, ...rest }: RelatedLinkProps) {
  if (target === undefined || route === undefined) return <span>{rest.name}</span>;
  return <LinkTo {...rest} target={target} route={route} />;
}

interface LinkToProps extends RelatedLinkProps {
  readonly target: string;
  readonly route: RouteRecord;
}

function LinkTo({ target, id, name, route, inText = false }: LinkToProps) {
  const routes = useResourceRoutes(target, route);
  const to = routes.verdict('detail').open ? routes.to('detail', id) : undefined;
  if (to === undefined) return <span>{name}</span>;
  return (
    <MuiLink component={Link} to={to} underline={inText ? 'always' : 'hover'}>
      {name}
    </MuiLink>
  );
}
