/** A gateway that is down. */
function fail(): Response {
  return Response.json({ message: 'Down' }, { status: 503 })
}

export { fail as GET, fail as POST }
